/** The part of the synthesiser's interface that is used here; the package brings no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  type SpeechEvent = {
    type: string;
    /** Milliseconds from the start. */
    audio_position: number;
    /** Where in the text the word begins, counted from 1. */
    text_position: number;
    /** A phoneme in IPA; the number of a word or sentence. */
    id: string | number | undefined;
  };

  class Worker {
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(from0To99: number): void;
    set_range(from0To99: number): void;
    get_samplerate(): number;
    /** Reads SSML; the callback stops the speech by returning true. */
    synthesize(ssml: string, hear: (samples: Int16Array, events: SpeechEvent[]) => boolean): void;
  }

  // biome-ignore lint/style/noDefaultExport: this is how the package exports it
  export default function load(): Promise<{
    eSpeakNGWorker: typeof Worker;
    /** The files that come with it. */
    FS: { readdir(path: string): string[] };
  }>;
}
