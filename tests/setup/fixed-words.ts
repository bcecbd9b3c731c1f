/** Words that no editor can change, each with the reason why they are in the code. */
export const fixedWords: Readonly<Record<string, string>> = {
  'Skip to content': 'a control of the frame',
  Menu: 'a control of the frame',
  Close: 'a control of the frame',
  'Try again': 'a control of the frame',
  Main: 'tells the two navigations of the frame apart for those who listen',
  Footer: 'tells the two navigations of the frame apart for those who listen',
  'Loading...': 'spec section 4, the overlay of a page that loads',
  'Agent Not Found': 'spec section 8, the error catalogue',
  "The agent you're looking for doesn't exist.": 'spec section 2, the page of an unknown agent',
  'Return to Agents': 'spec section 2, the page of an unknown agent',
  'Unexpected Application Error!': 'spec section 8, the error catalogue',
};
