import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { freePort } from '../../../scripts/shared/free-port.ts';
import { eventually } from '../helpers/eventually.ts';

/** Debian's packages with WebKit, the browser engine of Safari, with a display for it and a decoder for the videos. */
export const webKitPackages =
  'webkit2gtk-driver xvfb gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-libav';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** The Enter key in the WebDriver protocol. */
const ENTER = '\uE007';

/** Whether `webKitPackages` are installed. */
export const hasWebKit = [DRIVER, DISPLAY].every(existsSync) && browser !== undefined;

/** A window of WebKit. Its clicks and keys are gestures of a user; its scripts are not. */
export interface WebKitWindow {
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page, and returns what it returns. */
  evaluate(body: string): Promise<unknown>;
  /** Clicks the button with this text. */
  press(button: string): Promise<void>;
  /** Types a text into an element, and presses Enter. */
  enter(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a window without storage, on a display of its own. */
export async function openWebKit(): Promise<WebKitWindow> {
  const display = spawn(DISPLAY, ['-displayfd', '1', '-screen', '0', '1440x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  await eventually(() => send(`${address}/status`).then(Boolean, () => false)).toBe(true);
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = await send(`${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `${address}/session/${sessionId}`;
  const find = async (using: 'css selector' | 'xpath', value: string) => {
    const [id] = Object.values(await send(`${session}/element`, { using, value }));
    return `${session}/element/${id}`;
  };

  return {
    goto: async (url) => void (await send(`${session}/url`, { url })),
    evaluate: (body) => send(`${session}/execute/sync`, { script: body, args: [] }),
    async press(button) {
      await send(`${await find('xpath', `//button[normalize-space()='${button}']`)}/click`, {});
    },
    async enter(selector, text) {
      await send(`${await find('css selector', selector)}/value`, { text: text + ENTER });
    },
    async close() {
      await fetch(session, { method: 'DELETE' });
      await Promise.all([driver, display].map(end));
    },
  };
}

/**
 * Sends a command of the WebDriver protocol; without a body it asks for the driver's status.
 *
 * @throws Error with the driver's message when it fails
 */
async function send(url: string, body?: object) {
  const response = await fetch(url, body && { method: 'POST', body: JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
  return value;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
