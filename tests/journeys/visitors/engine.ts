/** A browser engine in which visitors read the site. */
export interface Engine {
  name: string;
  /** Debian's packages with it. */
  packages: string;
  isInstalled: boolean;
  /** Opens a browser without storage. */
  open(): Promise<EngineBrowser>;
}

export interface EngineBrowser {
  /** Opens a window, or takes the one that there is. */
  openWindow(): Promise<EngineWindow>;
  close(): Promise<void>;
}

/** A window of a browser. Its clicks and keys are gestures of a user; its scripts are not. */
export interface EngineWindow {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Begins to go back. */
  back(): Promise<void>;
  /** Sets the size of the page in CSS pixels; the height is about right. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page, so it refers to nothing outside itself, and returns its result, which is JSON. */
  evaluate<Parameters extends unknown[], Result>(
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Result>;
  /** Clicks an element of a CSS selector. */
  click(selector: string): Promise<void>;
  /** Clicks the button with this text. */
  press(button: string): Promise<void>;
  /** Types a text into an element, and presses Enter. */
  enter(selector: string, text: string): Promise<void>;
  /** Prints the page; resolves with the PDF. Undefined where the engine's driver cannot. */
  print?(): Promise<Uint8Array>;
  /** Errors and warnings on the console since the window was opened, as far as the engine's driver reports them. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** The XPath of the button with this text. */
export const buttonPath = (text: string) => `//button[normalize-space()='${text}']`;
