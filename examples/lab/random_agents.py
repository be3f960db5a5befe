"""Random agents play a match through PettingZoo."""

from igroteka.lab.aec import TableEnv


def main(game: str = "bonfire", seed: int = 1) -> dict[str, float]:
    """Play one match; returns each agent's reward."""
    env = TableEnv(game)
    env.reset(seed=seed)
    returns = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        returns[agent] += reward
        env.step(None if over else int(env.action_space(agent).sample(observation["action_mask"])))
    return returns


if __name__ == "__main__":
    print(main())
