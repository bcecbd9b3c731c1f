/**
 * A sketch of each section for the menu that adds one, as the inside of an SVG of 160 by 100. Lines of text are strokes,
 * pictures and buttons are filled.
 */
const sketches: Readonly<Record<string, string>> = {
  openingSection:
    '<path d="M14 34h58M14 44h44" stroke-width="6"/><path d="M14 58h52M14 65h46"/><rect x="14" y="74" width="28" height="10" rx="5" class="a"/><rect x="88" y="24" width="58" height="60" class="g"/>',
  richTextSection:
    '<path d="M14 30h36M14 38h24" stroke-width="5"/><path d="M68 28h78M68 37h74M68 46h78M68 55h60M68 68h78M68 77h52"/>',
  statementSection:
    '<rect y="16" width="160" height="68" class="b"/><path d="M14 42h118M14 58h84" stroke-width="9" class="w"/>',
  agentsSection:
    '<path d="M14 20h56" stroke-width="5"/><g class="o"><rect x="14" y="34" width="40" height="50"/><rect x="60" y="34" width="40" height="50"/><rect x="106" y="34" width="40" height="50"/></g><g class="g"><circle cx="34" cy="50" r="10"/><circle cx="80" cy="50" r="10"/><circle cx="126" cy="50" r="10"/></g><path d="M22 68h24M68 68h24M114 68h24M22 75h16M68 75h16M114 75h16"/>',
  talkingAgentSection:
    '<rect x="14" y="24" width="52" height="52" class="g"/><path d="M34 40v20l17-10z" class="a"/><path d="M80 32h62" stroke-width="5"/><path d="M80 46h66M80 55h60M80 64h40"/><rect x="14" y="82" width="132" height="9" rx="4" class="o"/>',
  challengesSection:
    '<path d="M14 20h56" stroke-width="5"/><path d="M14 32h132M14 51h132M14 70h132M14 89h132" stroke-width="1"/><path d="M14 42h32M60 42h48M14 61h28M60 61h44M14 80h34M60 80h50"/><g class="a"><circle cx="128" cy="41" r="5"/><circle cx="128" cy="60" r="5"/><circle cx="142" cy="60" r="5"/><circle cx="128" cy="79" r="5"/></g>',
  cardsSection:
    '<path d="M14 20h56" stroke-width="5"/><path d="M14 36h38M61 36h38M108 36h38" stroke-width="1.5"/><path d="M14 46h26M61 46h30M108 46h22" stroke-width="4"/><path d="M14 57h38M14 65h32M14 73h36M61 57h38M61 65h34M61 73h28M108 57h38M108 65h30M108 73h34"/>',
  statisticsSection:
    '<path d="M14 20h56" stroke-width="5"/><path d="M14 42h24M14 62h24M14 82h24" stroke-width="8"/><path d="M48 38h30M48 45h20M48 58h26M48 65h30M48 78h30M48 85h18"/><g class="g"><rect x="88" y="36" width="58" height="10"/><rect x="88" y="56" width="58" height="10"/><rect x="88" y="76" width="58" height="10"/></g><g class="a"><rect x="88" y="36" width="22" height="10"/><rect x="88" y="56" width="36" height="10"/><rect x="88" y="76" width="48" height="10"/></g>',
  pictureSection:
    '<rect x="14" y="14" width="132" height="62" class="g"/><path d="m14 76 38-34 28 22 22-14 44 26z" class="b"/><circle cx="116" cy="32" r="8" class="a"/><path d="M14 86h58"/>',
  questionsSection:
    '<path d="M14 28h34M14 36h26" stroke-width="5"/><path d="M62 20h84M62 44h84M62 80h84" stroke-width="1"/><path d="M62 32h54M62 56h60" stroke-width="4"/><path d="M62 66h74M62 73h60"/><path d="M138 32h8M142 28v8M138 56h8" stroke-width="2" class="t"/>',
  invitationSection:
    '<path d="M14 40h56M14 51h40" stroke-width="7"/><path d="M86 38h58M86 46h44"/><rect x="86" y="56" width="36" height="13" rx="6.5" class="a"/>',
};

/** The site's colors: fills in the gray of its lines, its accent and its band; strokes for text on the band, frames and signs. */
const style =
  '.g,.a,.b{stroke:none}.g{fill:#ddd5c5}.a{fill:#1645c4}.b{fill:#143cae}.w{stroke:#faf7f0}.o{stroke:#b9b09d;stroke-width:1.5}.t{stroke:#1645c4}';

/** The sketch of a section as a data URL; undefined for a type without one. */
export function getSectionSketch(type: string): string | undefined {
  const inside = sketches[type];
  if (!inside) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><style>${style}</style><rect width="160" height="100" fill="#faf7f0"/><g fill="none" stroke="#504f57" stroke-width="3" stroke-linecap="round">${inside}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
