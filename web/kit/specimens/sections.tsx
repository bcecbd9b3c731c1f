import { AgentImage } from '../../sections/agent-image.tsx';
import { AgentOpening } from '../../sections/agent-opening.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { CategoryImage } from '../../sections/category-image.tsx';
import {
  type ConnectedAgentsContent,
  ConnectedAgentsSolutions,
  ConnectedAgentsText,
} from '../../sections/connected-agents.tsx';
import { Invitation } from '../../sections/invitation.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { People } from '../../sections/people.tsx';
import { RingMark } from '../../sections/ring-mark.tsx';
import type { WorkContent } from '../../sections/work-sample/work-content.ts';
import { WorkExcerpt } from '../../sections/work-sample/work-excerpt.tsx';
import { WorkSample } from '../../sections/work-sample/work-sample.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';
import type { Specimen } from '../specimen.ts';
import { longTitle, names, paragraphs, sentence } from './samples.ts';

/** An asset that does not exist. */
const missingImage = {
  asset: { _ref: 'image-0000000000000000000000000000000000000000-256x256-png' },
  alt: 'Gone',
};

const connectedAgents: ConnectedAgentsContent = {
  heading: 'CONNECTED AGENTS',
  intro: paragraphs,
  integratedSolutions: { heading: 'Integrated Solutions', text: `Tara writes to Monet. ${sentence}` },
  amplifyingInnovation: { heading: 'Amplifying Innovation', text: `Neo asks Huma and Coleman. ${sentence}` },
  tagline: 'Unified Intelligence, Exponential Results',
  agents: names.map((name) => ({
    _id: name,
    name,
    slug: name.toLowerCase(),
    title: null,
    image: null,
    generatedImage: null,
  })),
};
const withHeadingOnly: ConnectedAgentsContent = {
  ...connectedAgents,
  intro: null,
  integratedSolutions: null,
  amplifyingInnovation: null,
  tagline: null,
  agents: [],
};

const talkWithUs = { label: 'Talk With Us', href: '/contact' };
const answer = <LinkButton to="/contact">Get Started Now</LinkButton>;
const narrow = { width: '12rem' };

const tara = {
  name: 'Tara',
  title: 'Tax, Audit & Accounting',
  description: sentence,
};
const face = <AgentImage name="Tara" image={null} size="profile" />;
const picture = <CategoryImage category="tax" image={null} edge={400} />;

const workLabels = { example: 'Example', flagged: 'Needs you', done: 'Done' };

/** A piece of work with one part. */
const makeWork = (...parts: WorkContent['parts']): WorkContent => ({
  title: 'Board page of five numbers',
  occasion: sentence,
  decision: sentence,
  approveLabel: 'Approve',
  approveEffect: 'Nothing was sent: this is an example.',
  parts,
});
const row = { source: 'bank feed, June 3', isFlagged: null, isTotal: null };
const makeWorkTable = (cells: string[][]): WorkContent['parts'][number] => ({
  _key: 'table',
  _type: 'workTable',
  caption: 'What comes in and goes out',
  columns: ['Week of', 'In', 'Out', 'Left'],
  rows: [
    ...cells.map((own, index) => ({ ...row, _key: String(index), cells: own, isFlagged: index === 1 })),
    {
      ...row,
      _key: 'total',
      cells: ['Both weeks', '$8,300', '$18,300', '$28,400'],
      source: null,
      isTotal: true,
    },
  ],
});

export const sectionSpecimens: Specimen[] = [
  {
    files: ['sections/work-sample/work-excerpt.tsx'],
    shown: [
      {
        state: 'A line with its source',
        view: (
          <WorkExcerpt
            work={{
              title: 'Thirteen-week cash calendar',
              decision: 'The week of August 10 ends $6,500 short. You choose.',
            }}
          />
        ),
      },
    ],
  },
  {
    files: [
      'sections/work-sample/work-sample.tsx',
      'sections/work-sample/work-figures.tsx',
      'sections/work-sample/work-table.tsx',
    ],
    shown: [
      {
        state: 'Table',
        view: (
          <WorkSample
            work={makeWork(
              makeWorkTable([
                ['June 1', '$6,200', '$14,900', '$31,800'],
                ['June 8', '$2,100', '$3,400', '–$6,500'],
              ]),
            )}
            labels={workLabels}
          />
        ),
      },
      {
        state: 'Figures and checklist',
        view: (
          <WorkSample
            work={makeWork(
              {
                _key: 'figures',
                _type: 'workFigures',
                figures: [
                  {
                    _key: 'a',
                    value: '148',
                    label: 'people served in May',
                    source: 'case register',
                    isFlagged: null,
                  },
                  { _key: 'b', value: '12 days', label: sentence, source: null, isFlagged: true },
                ],
              },
              {
                _key: 'checklist',
                _type: 'workChecklist',
                caption: 'Before July 1',
                tasks: [
                  {
                    _key: 'a',
                    text: 'The board approved it',
                    owner: 'treasurer',
                    due: 'June 9',
                    isDone: true,
                    source: 'minutes',
                  },
                  { _key: 'b', text: sentence, owner: null, due: null, isDone: null, source: null },
                ],
              },
            )}
            labels={workLabels}
          />
        ),
      },
      {
        state: 'Letter',
        view: (
          <WorkSample
            work={makeWork({
              _key: 'letter',
              _type: 'workLetter',
              recipient: 'To a donor of eleven years',
              date: 'May 28',
              text: paragraphs,
              signature: 'Executive director',
              source: 'donor register, May 27',
            })}
            labels={workLabels}
          />
        ),
      },
      {
        state: 'Long words in a narrow place',
        view: (
          <div style={narrow}>
            <WorkSample
              work={makeWork(makeWorkTable([[longTitle, '$6,200', '$14,900', '$31,800']]))}
              labels={workLabels}
            />
          </div>
        ),
      },
      { state: 'Empty', view: <WorkSample work={null} labels={workLabels} /> },
    ],
  },
  {
    files: ['sections/people.tsx'],
    shown: [
      {
        state: 'Two people',
        view: (
          <People
            content={{
              heading: 'The people',
              persons: [
                { _key: 'a', name: 'Ada', credential: 'CPA', portrait: null, sentence },
                { _key: 'b', name: longTitle, credential: null, portrait: null, sentence: null },
              ],
            }}
          />
        ),
      },
      { state: 'Empty', view: <People content={{ heading: 'The people', persons: [] }} /> },
    ],
  },
  {
    files: ['sections/page-opening.tsx'],
    shown: [
      {
        state: 'Words and picture',
        view: (
          <PageOpening heading="Parallels to an operating system" intro={paragraphs}>
            {picture}
          </PageOpening>
        ),
      },
      {
        state: 'Long text',
        view: (
          <PageOpening heading={longTitle} intro={paragraphs} wider="words" align="start">
            {picture}
          </PageOpening>
        ),
      },
      {
        state: 'Empty',
        view: (
          <PageOpening heading={null} intro={null} wider="picture">
            {picture}
          </PageOpening>
        ),
      },
    ],
  },
  {
    files: ['sections/agent-opening.tsx'],
    shown: [
      { state: 'Whole', view: <AgentOpening agent={tara} portrait={face} picture={picture} /> },
      {
        state: 'Long text',
        view: (
          <AgentOpening
            agent={{ ...tara, name: longTitle, title: longTitle, description: paragraphs }}
            portrait={face}
            picture={picture}
          />
        ),
      },
      {
        state: 'Name alone',
        view: (
          <AgentOpening
            agent={{ name: 'Tara', title: null, description: null }}
            portrait={face}
            picture={picture}
          />
        ),
      },
    ],
  },
  {
    files: ['sections/agent-image.tsx'],
    shown: [
      { state: 'Avatar without an image', view: <AgentImage name="Tara" image={null} size="avatar" /> },
      { state: 'Profile without an image', view: <AgentImage name="Tara" image={null} size="profile" /> },
      { state: 'Failing', view: <AgentImage name="Tara" image={missingImage} size="avatar" /> },
    ],
  },
  {
    files: ['sections/category-image.tsx'],
    shown: [
      {
        state: 'Drawn',
        view: (
          <div style={narrow}>
            <CategoryImage category="tax" image={null} edge={400} />
          </div>
        ),
      },
      {
        state: 'Failing',
        view: (
          <div style={narrow}>
            <CategoryImage category="tax" image={missingImage} edge={400} />
          </div>
        ),
      },
      { state: 'Neither', view: <CategoryImage category={null} image={null} edge={400} /> },
    ],
  },
  {
    files: ['sections/call-to-action.tsx'],
    shown: [
      {
        state: 'On paper',
        view: (
          <CallToAction id="cta-a" headline="Ready to launch your innovation?" text={sentence}>
            {answer}
          </CallToAction>
        ),
      },
      {
        state: 'Sunken, without a text',
        view: (
          <CallToAction id="cta-b" headline="Ready to launch your innovation?" tone="sunken">
            {answer}
          </CallToAction>
        ),
      },
      {
        state: 'Long text',
        view: (
          <CallToAction id="cta-c" headline={longTitle} text={longTitle}>
            {answer}
          </CallToAction>
        ),
      },
    ],
  },
  {
    files: ['sections/invitation.tsx'],
    shown: [
      {
        state: 'On a band',
        view: (
          <Invitation
            content={{ heading: 'Whom would you ask first?', text: sentence, button: talkWithUs }}
            tone="band"
          />
        ),
      },
      {
        state: 'A heading alone',
        view: <Invitation content={{ heading: longTitle, text: null, button: null }} />,
      },
      { state: 'Empty', view: <Invitation content={null} /> },
    ],
  },
  {
    files: ['sections/notice.tsx'],
    shown: [
      {
        state: 'Not found',
        view: (
          <Notice heading="Page not found" text={sentence} action={{ label: 'Return Home', href: '/' }} />
        ),
      },
      {
        state: 'Long text',
        view: <Notice heading={longTitle} text={paragraphs} action={{ label: longTitle, href: '/' }} />,
      },
    ],
  },
  {
    files: ['sections/ring-mark.tsx'],
    shown: [
      {
        state: 'Some joined',
        view: (
          <div style={narrow}>
            <RingMark names={names} joined={[0, 2, 4]} />
          </div>
        ),
      },
      {
        state: 'All joined',
        view: (
          <div style={narrow}>
            <RingMark names={names} joined={names.map((_, place) => place)} />
          </div>
        ),
      },
      { state: 'Too few', view: <RingMark names={names.slice(0, 2)} joined={[]} /> },
    ],
  },
  {
    files: ['sections/connected-agents.tsx'],
    shown: [
      { state: 'Whole', view: <ConnectedAgentsText content={connectedAgents} /> },
      { state: 'The solutions alone', view: <ConnectedAgentsSolutions content={connectedAgents} /> },
      { state: 'Only a heading', view: <ConnectedAgentsText content={withHeadingOnly} /> },
    ],
  },
];
