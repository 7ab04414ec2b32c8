const BUZZ_MS = [200, 100, 200];
/** Two tones that are audible above the noise of propellers. */
const TONES = [
  { hertz: 880, at: 0 },
  { hertz: 1_320, at: 0.18 },
];
const TONE_SECONDS = 0.16;
const VOLUME = 0.4;

/** The sound and the vibration of an open page. */
export interface Alarm {
  /** Browsers allow sound only after a user gesture: `false` until then. */
  isReady(): boolean;
  /** Call it in a user gesture. */
  prepare(): void;
  ring(): void;
}

export function createAlarm(): Alarm {
  let context: AudioContext | undefined;
  const isReady = () => context?.state === 'running';
  return {
    isReady,
    prepare() {
      if (typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      context.resume().catch(() => undefined);
    },
    ring() {
      navigator.vibrate?.(BUZZ_MS);
      if (!context || !isReady()) return;
      for (const { hertz, at } of TONES) {
        const [tone, gain] = [context.createOscillator(), context.createGain()];
        tone.frequency.value = hertz;
        gain.gain.value = VOLUME;
        tone.connect(gain).connect(context.destination);
        tone.start(context.currentTime + at);
        tone.stop(context.currentTime + at + TONE_SECONDS);
      }
    },
  };
}
