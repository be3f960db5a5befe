/** Sounds of the table: a chime made on the spot, and small files (`art/sounds.py`) that are loaded when first heard. */
import type { LogLine } from "../wire";
import { actOf } from "./beats";

export type SoundName = "wood" | "coin" | "dice" | "flame" | "gong";

const FILES = import.meta.glob<string>("./sounds/*.wav", { eager: true, query: "?url", import: "default" });

/** What each act of an event sounds like, the most important first. */
const SOUND_OF: ReadonlyMap<string, SoundName> = new Map([
  ["throw", "dice"],
  ["battle", "gong"],
  ["won", "gong"],
  ["dusk", "gong"],
  ["dawn", "gong"],
  ["reveal", "gong"],
  ["announce", "gong"],
  ["light", "flame"],
  ["tally", "flame"],
  ["move", "wood"],
  ["arrive", "wood"],
  ["show", "wood"],
  ["card", "wood"],
  ["flip", "wood"],
  ["leave", "wood"],
  ["gain", "coin"],
  ["pay", "coin"],
]);

/** The one sound for events that are shown together. */
export function soundOf(lines: readonly LogLine[]): SoundName | null {
  const acts = new Set(lines.map(actOf));
  for (const [act, sound] of SOUND_OF) if (acts.has(act)) return sound;
  return null;
}

let context: AudioContext | undefined;
const loaded = new Map<SoundName, Promise<AudioBuffer>>();

/** The audio output; null until the page is first used, because browsers keep it silent before. */
function output(volume: number): { context: AudioContext; gain: GainNode } | null {
  if (!volume || !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  const gain = new GainNode(context, { gain: volume });
  gain.connect(context.destination);
  return { context, gain };
}

const load = async (context: AudioContext, name: SoundName): Promise<AudioBuffer> => {
  const answer = await fetch(FILES[`./sounds/${name}.wav`] ?? "");
  return context.decodeAudioData(await answer.arrayBuffer());
};

/** Play a sound; the first time, as soon as its file is loaded. */
export async function play(name: SoundName, volume: number): Promise<void> {
  const way = output(volume * 0.5);
  if (!way) return;
  const found = loaded.get(name) ?? load(way.context, name);
  loaded.set(name, found);
  try {
    const source = new AudioBufferSourceNode(way.context, { buffer: await found });
    source.connect(way.gain);
    source.start();
  } catch {
    loaded.delete(name); // loading failed: try again next time
  }
}

/** Two soft notes: it is one's turn. */
export function chime(volume: number): void {
  const way = output(volume);
  if (!way) return;
  const now = way.context.currentTime;
  for (const [at, pitch] of [
    [0, 523],
    [0.14, 784],
  ] as const) {
    const tone = new OscillatorNode(way.context, { frequency: pitch });
    const loudness = new GainNode(way.context, { gain: 0 });
    loudness.gain.setTargetAtTime(0.2, now + at, 0.01);
    loudness.gain.setTargetAtTime(0, now + at + 0.1, 0.08);
    tone.connect(loudness).connect(way.gain);
    tone.start(now + at);
    tone.stop(now + at + 0.6);
  }
}
