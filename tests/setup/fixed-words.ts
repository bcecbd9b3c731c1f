import results from '../../web/pages/legal/accessibility-results.json';

/** Labels of the usual buttons of a video player. */
const playerControls = ['Play', 'Pause', 'Replay', 'Stop', 'Mute', 'Unmute', 'Captions'];

/** Texts that editors cannot change, each with the reason why it is in the code. */
export const fixedWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      results.standard,
      ...results.checks.map(({ label }) => label),
      ...results.issues.map(({ page }) => page),
    ].map((fact) => [fact, 'what the tests of this version found']),
  ),
  'Skip to content': 'a control of the frame',
  Menu: 'a control of the frame',
  Close: 'a control of the frame',
  'Try again': 'a control of the frame',
  'Return Home': 'the way back from an error, when no content may be there to say it',
  ...Object.fromEntries(playerControls.map((name) => [name, 'a control of the video player'])),
  Main: 'tells the two navigations of the frame apart for those who listen',
  Footer: 'tells the two navigations of the frame apart for those who listen',
  'Loading...': 'spec section 4, the overlay of a page that loads',
  'Video controls': 'tells the group of those buttons apart for those who listen',
  'Loading video...': 'spec section 4, the overlay of a video that loads',
  'Agent Not Found': 'spec section 8, the error catalogue',
  'The agent you’re looking for doesn’t exist.': 'spec section 2, the page of an unknown agent',
  'Return to Agents': 'spec section 2, the page of an unknown agent',
  'Unexpected Application Error!': 'spec section 8, the error catalogue',
};
