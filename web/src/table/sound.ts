/** A short soft sound, made on the spot: no file is loaded. */
let context: AudioContext | undefined;

export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return; // a browser keeps a page silent until it was touched
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [at, pitch] of [
    [0, 523],
    [0.14, 784],
  ] as const) {
    const tone = new OscillatorNode(context, { frequency: pitch });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setTargetAtTime(0.12, now + at, 0.01);
    loudness.gain.setTargetAtTime(0, now + at + 0.1, 0.08);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.6);
  }
}
