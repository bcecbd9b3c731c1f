import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/shared/free-port.ts';
import { eventually } from '../helpers/eventually.ts';
import { buttonPath, type Engine, type EngineBrowser, type EngineWindow } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
/** Settings of GTK. Without them the browser's toolbar makes a window at least 447 pixels wide. */
const NARROW_TOOLBAR = `
  headerbar, headerbar *, toolbar, toolbar * { min-width: 0; padding: 0; border: 0; font-size: 4px; -gtk-icon-transform: scale(0.5); }
`;
const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** The Enter key in the WebDriver protocol. */
const ENTER = '\uE007';

/** WebKitGTK: the engine of Safari, on a display of its own and with a decoder for the videos. */
export const webKit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-libav',
  isInstalled: [DRIVER, DISPLAY].every(existsSync) && browser !== undefined,
  open: openBrowser,
};

async function openBrowser(): Promise<EngineBrowser> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR);
  const display = spawn(DISPLAY, ['-displayfd', '1', '-screen', '0', '1440x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  const port = await findFreePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: settings,
    },
  });
  const stop = async () => {
    await Promise.all([driver, display].map(end));
    rmSync(settings, { recursive: true });
  };
  const address = `http://127.0.0.1:${port}`;
  const sessionId = await openSession(address).catch(async (error) => {
    await stop();
    throw error;
  });
  const session = `${address}/session/${sessionId}`;
  const find = async (using: 'css selector' | 'xpath', value: string) => {
    const [id] = Object.values(await send(`${session}/element`, { using, value }));
    return `${session}/element/${id}`;
  };

  const window: EngineWindow = {
    // Its driver reports nothing of the console.
    problems: [],
    goto: (url) => send(`${session}/url`, { url }),
    reload: () => send(`${session}/refresh`, {}),
    back: () => send(`${session}/back`, {}),
    resize: (width, height) => send(`${session}/window/rect`, { x: 0, y: 0, width, height }),
    evaluate: (run, ...parameters) =>
      send(`${session}/execute/sync`, { script: `return (${run})(...arguments)`, args: parameters }),
    click: async (selector) => send(`${await find('css selector', selector)}/click`, {}),
    press: async (button) => send(`${await find('xpath', buttonPath(button))}/click`, {}),
    async enter(selector, text) {
      await send(`${await find('css selector', selector)}/value`, { text: text + ENTER });
    },
    close: async () => {},
  };
  return {
    openWindow: async () => window,
    async close() {
      await fetch(session, { method: 'DELETE' }).catch(() => undefined);
      await stop();
    },
  };
}

/** Waits for the driver, and opens the browser. */
async function openSession(address: string): Promise<string> {
  await eventually(() => send(`${address}/status`).then(Boolean, () => false)).toBe(true);
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = await send(`${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  return sessionId;
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
