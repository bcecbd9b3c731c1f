import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { MediaButton } from '../../ui/controls/media-button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { withTooltip } from '../../ui/controls/tooltip-attribute.ts';
import { listPointerStates, type Specimen } from '../specimen.ts';
import { longTitle, longWord, sentence } from './samples.ts';

export const controlSpecimens: Specimen[] = [
  {
    files: ['ui/controls/button.tsx'],
    shown: [
      ...listPointerStates(<Button>Try again</Button>, 'Primary'),
      ...listPointerStates(<Button $look="quiet">Copy</Button>, 'Quiet'),
      { state: 'Disabled', view: <Button disabled>Try again</Button> },
      {
        state: 'Disabled and quiet',
        view: (
          <Button $look="quiet" disabled>
            Copy
          </Button>
        ),
      },
      ...listPointerStates(<LinkButton to="/contact">Talk With Us</LinkButton>, 'Link'),
      { state: 'Long text', view: <LinkButton to="/contact">{longTitle}</LinkButton> },
      { state: 'A long word', view: <LinkButton to="/contact">{`${longWord}${longWord}`}</LinkButton> },
    ],
  },
  {
    files: ['ui/controls/text-link.tsx'],
    shown: [
      ...listPointerStates(<TextLink to="/">Back to Agents</TextLink>),
      { state: 'Long text', view: <TextLink to="/">{longTitle}</TextLink> },
    ],
  },
  {
    files: ['ui/controls/tooltip.tsx'],
    shown: [
      {
        state: 'Rest on it, or tab to it',
        view: (
          <TextLink to="/cpa" {...withTooltip('Certified public accountants and subject-matter experts')}>
            CPA/SME
          </TextLink>
        ),
      },
      {
        state: 'Long text',
        view: (
          <TextLink to="/cpa" {...withTooltip(longTitle)}>
            Long
          </TextLink>
        ),
      },
    ],
  },
  {
    files: ['ui/controls/disclosure.tsx'],
    shown: [
      ...listPointerStates(<Disclosure summary="What it covers">{sentence}</Disclosure>, 'Folded'),
      {
        state: 'Open',
        view: (
          <Disclosure summary="What it covers" startsOpen>
            {sentence}
          </Disclosure>
        ),
      },
      { state: 'Long text', view: <Disclosure summary={longTitle}>{sentence}</Disclosure> },
    ],
  },
  {
    files: ['ui/controls/media-button.tsx'],
    shown: [
      ...listPointerStates(<MediaButton action="play" label="Play" />),
      { state: 'Pressed down', view: <MediaButton action="captions" label="Captions" aria-pressed /> },
      { state: 'Of no use now', view: <MediaButton action="stop" label="Stop" aria-disabled /> },
      {
        state: 'Without room for its label',
        view: (
          <div style={{ containerType: 'inline-size', width: '6rem' }}>
            <MediaButton action="mute" label="Unmute" />
          </div>
        ),
      },
    ],
  },
];
