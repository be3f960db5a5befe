"""pgx (JAX on CPU): jitted, vmapped random legal play with auto reset."""

import time

import common

try:
    import jax
    import jax.numpy as jnp
    import pgx
except Exception as e:  # noqa: BLE001
    common.skip("pgx", e)

version = f"{common.version_of('pgx')}/jax {common.version_of('jax')}"
STEPS = 64


def go(name, batch):
    env = pgx.make(name)
    from pgx.experimental import auto_reset

    step_fn = auto_reset(env.step, env.init)

    @jax.jit
    def chunk(state, key):
        def body(carry, _):
            state, key = carry
            key, k1, k2 = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
            action = jax.random.categorical(k1, logits, axis=-1)
            nopts = state.legal_action_mask.sum()
            state = jax.vmap(step_fn)(state, action, jax.random.split(k2, batch))
            return (state, key), (state.terminated.sum(), nopts)

        (state, key), (ends, nopts) = jax.lax.scan(body, (state, key), None, length=STEPS)
        return state, key, ends.sum(), nopts.sum()

    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    t = time.perf_counter()
    state, key, e, _ = chunk(state, key)
    e.block_until_ready()
    compile_s = time.perf_counter() - t
    box = [state, key]
    ended = [0, 0]

    def play(seed):
        box[0], box[1], e, n = chunk(box[0], box[1])
        ended[0] += int(e)
        ended[1] += 1
        return STEPS * batch, STEPS * batch, int(n)

    common.run(
        f"pgx (JAX, batch {batch})",
        version,
        name,
        play,
        None,
        f"jit + vmap + auto reset; compile {compile_s:.0f} s; forced moves not told apart",
        per_game=lambda: ended[1] * STEPS * batch / max(1, ended[0]),
    )


for name, batches in (("backgammon", (1, 256)), ("chess", (1, 64)), ("tic_tac_toe", (1, 1024))):
    for b in batches:
        try:
            go(name, b)
        except Exception as e:  # noqa: BLE001
            print(f"pgx\t{version}\t{name}\tFAILED {e!r}"[:300], flush=True)
