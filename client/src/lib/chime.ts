// A station's chime of three notes, synthesized.

const NOTES = [659.26, 523.25, 783.99]; // E5, C5, G5, in Hz
const STEP = 0.24; // s between two notes
const VOLUME = 0.16;

let sound: AudioContext | undefined;

/** Play the chime; browsers allow sound only after the page has been clicked or a key pressed. */
export function chime(): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  sound ??= new AudioContext();
  const context = sound;
  void context.resume().then(() => playNotes(context));
}

function playNotes(context: AudioContext): void {
  NOTES.forEach((note, place) => {
    const begin = context.currentTime + place * STEP;
    playNote(context, note, VOLUME, begin);
    playNote(context, note * 2, VOLUME / 5, begin);
  });
}

/** Like a bell: loudest at once, then fading. */
function playNote(context: AudioContext, note: number, volume: number, begin: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = note;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(volume, begin + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + 1.1);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + 1.2);
}
