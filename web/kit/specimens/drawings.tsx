import { type MediaAction, MediaIcon } from '../../ui/controls/media-icon.tsx';
import { AgentPortrait } from '../../ui/drawings/agent-portrait.tsx';
import { BrandMark } from '../../ui/drawings/brand-mark.tsx';
import { type Capability, CapabilityMark } from '../../ui/drawings/capability-mark.tsx';
import { type Category, CategoryMark } from '../../ui/drawings/category-mark.tsx';
import { ChangeStrokes, ShareStrokes } from '../../ui/drawings/hundred-strokes.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { ImageWithFallback } from '../../ui/image-with-fallback.tsx';
import type { Specimen } from '../specimen.ts';
import { brokenImage } from './samples.ts';

// Records instead of arrays, so that a missing key does not compile.
const categories: Record<Category, true> = {
  tax: true,
  fundraising: true,
  data: true,
  programs: true,
  compliance: true,
  personnel: true,
  'external-relations': true,
  innovation: true,
};
const capabilities: Record<Capability, true> = {
  automation: true,
  collaboration: true,
  training: true,
  communication: true,
  monitoring: true,
  security: true,
};
const actions: Record<MediaAction, true> = {
  play: true,
  pause: true,
  stop: true,
  replay: true,
  mute: true,
  unmute: true,
  captions: true,
};

// Object.keys loses the type of the keys; they are the record's.
const getKeys = <Key extends string>(record: Record<Key, true>) => Object.keys(record) as Key[];

const narrow = { width: '8rem' };

export const drawingSpecimens: Specimen[] = [
  {
    files: ['ui/drawings/logo.tsx'],
    shown: [
      {
        state: 'At rest',
        view: (
          <div style={{ width: '20rem' }}>
            <Logo title="A building" />
          </div>
        ),
      },
    ],
  },
  { files: ['ui/drawings/brand-mark.tsx'], shown: [{ state: 'At rest', view: <BrandMark /> }] },
  {
    files: ['ui/drawings/category-mark.tsx'],
    shown: getKeys(categories).map((category) => ({
      state: category,
      view: (
        <div style={narrow}>
          <CategoryMark category={category} title={category} />
        </div>
      ),
    })),
  },
  {
    files: ['ui/drawings/capability-mark.tsx'],
    shown: getKeys(capabilities).map((capability) => ({
      state: capability,
      view: (
        <div style={{ width: '3rem' }}>
          <CapabilityMark capability={capability} />
        </div>
      ),
    })),
  },
  {
    files: ['ui/controls/media-icon.tsx'],
    shown: getKeys(actions).map((action) => ({ state: action, view: <MediaIcon action={action} /> })),
  },
  {
    files: ['ui/drawings/agent-portrait.tsx'],
    shown: [
      {
        state: 'With a name',
        view: (
          <div style={narrow}>
            <AgentPortrait name="Tara" />
          </div>
        ),
      },
      {
        state: 'Without one',
        view: (
          <div style={narrow}>
            <AgentPortrait name="" />
          </div>
        ),
      },
    ],
  },
  {
    files: ['ui/image-with-fallback.tsx'],
    shown: [
      {
        state: 'Loaded',
        view: <ImageWithFallback src="/favicon.svg" alt="The mark" width={128} height={128} />,
      },
      { state: 'Failing', view: <ImageWithFallback src={brokenImage} alt="Gone" width={128} height={128} /> },
    ],
  },
  {
    files: ['ui/drawings/hundred-strokes.tsx'],
    shown: [
      ...[0, 36, 42.9, 100, 140].map((percent) => ({
        state: `A share of ${percent} %`,
        view: <ShareStrokes percent={percent} />,
      })),
      ...[-100, -15, 0, 30].map((change) => ({
        state: `A change of ${change} %`,
        view: <ChangeStrokes change={change} />,
      })),
    ],
  },
];
