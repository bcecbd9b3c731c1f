/** Types of the used part of the synthesiser's interface; the package has none. */
declare module '@echogarden/espeak-ng-emscripten' {
  type SpeechEvent = {
    type: string;
    /** Milliseconds from the start. */
    audio_position: number;
    /** Start of the word in the text, counted from 1. */
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
    /** The package's virtual file system. */
    FS: { readdir(path: string): string[] };
  }>;
}
