// The chime of a station before an announcement: three notes, made here.

const NOTES = [659.26, 523.25, 783.99]; // E5, C5, G5, in Hz
const STEP = 0.24; // s between two notes
const LOUD = 0.16;

let sound: AudioContext | undefined;

/** Ring, if somebody has touched the page before: browsers let no other page be heard. */
export function chime(): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  sound ??= new AudioContext();
  const context = sound;
  void context.resume().then(() => ring(context));
}

function ring(context: AudioContext): void {
  NOTES.forEach((note, place) => {
    const begin = context.currentTime + place * STEP;
    strike(context, note, LOUD, begin);
    strike(context, note * 2, LOUD / 5, begin);
  });
}

/** One bell: at once at its loudest, then fading. */
function strike(context: AudioContext, note: number, loud: number, begin: number): void {
  const bell = context.createOscillator();
  const fade = context.createGain();
  bell.frequency.value = note;
  fade.gain.setValueAtTime(0.0001, begin);
  fade.gain.exponentialRampToValueAtTime(loud, begin + 0.015);
  fade.gain.exponentialRampToValueAtTime(0.0001, begin + 1.1);
  bell.connect(fade).connect(context.destination);
  bell.start(begin);
  bell.stop(begin + 1.2);
}
