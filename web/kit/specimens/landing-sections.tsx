import { AgentCard } from '../../sections/agent-card.tsx';
import { AgentLinks } from '../../sections/agent-links.tsx';
import { AgentsSection } from '../../sections/landing/agents-section/agents-section.tsx';
import { CardsSection } from '../../sections/landing/cards-section/cards-section.tsx';
import { ChallengesSection } from '../../sections/landing/challenges-section/challenges-section.tsx';
import { InvitationSection } from '../../sections/landing/invitation-section/invitation-section.tsx';
import { OpeningSection } from '../../sections/landing/opening-section/opening-section.tsx';
import { PictureSection } from '../../sections/landing/picture-section/picture-section.tsx';
import { QuestionsSection } from '../../sections/landing/questions-section/questions-section.tsx';
import { RichTextSection } from '../../sections/landing/rich-text-section/rich-text-section.tsx';
import { StatementSection } from '../../sections/landing/statement-section/statement-section.tsx';
import { StatisticsSection } from '../../sections/landing/statistics-section/statistics-section.tsx';
import { TalkingAgentSection } from '../../sections/landing/talking-agent-section/talking-agent-section.tsx';
import type { Specimen } from '../specimen.ts';
import { longTitle, names, paragraphs, sentence } from './samples.ts';

const _key = 'a';
const joinUs = { label: 'Join us', href: '/contact' };

const body = ['normal', 'h2', 'normal'].map((style, index) => ({
  _type: 'block' as const,
  _key: `${index}`,
  style: style as 'normal' | 'h2',
  markDefs: [],
  children: [{ _type: 'span' as const, _key: 's', text: sentence, marks: [] }],
}));

const agents = names.map((name) => ({
  _id: name,
  name,
  slug: name.toLowerCase(),
  title: 'Tax, Audit & Accounting',
  cardText: sentence,
  image: null,
  generatedImage: null,
}));
const [agent] = agents;
const challenges = ['a', 'b'].map((_id) => ({ _id, issue: sentence, solution: paragraphs, agents }));
const words = { agentsButtonLabel: 'My Intelligence', agentsLinkText: null };
const heading = 'What comes next';
const noVideo = {
  uploaded: null,
  generated: null,
  videoUrl: null,
  combinedUploaded: null,
  combinedUrl: null,
  captions: null,
};
const missingPicture = {
  asset: {
    _type: 'reference' as const,
    _ref: 'image-0000000000000000000000000000000000000000-1920x1080-png',
  },
  crop: null,
  hotspot: null,
  alt: 'Gone',
};

export const landingSectionSpecimens: Specimen[] = [
  {
    files: ['sections/landing/opening-section/opening-section.tsx'],
    shown: [
      {
        state: 'Without a picture',
        view: (
          <OpeningSection
            section={{
              _type: 'openingSection',
              _key,
              heading: 'Spring with us',
              intro: paragraphs,
              button: joinUs,
              picture: null,
            }}
          />
        ),
      },
      {
        state: 'Empty',
        view: (
          <OpeningSection
            section={{
              _type: 'openingSection',
              _key,
              heading: null,
              intro: null,
              button: null,
              picture: null,
            }}
          />
        ),
      },
    ],
  },
  {
    files: ['sections/landing/rich-text-section/rich-text-section.tsx'],
    shown: [
      {
        state: 'Heading and text',
        view: (
          <RichTextSection
            section={{ _type: 'richTextSection', _key, heading: longTitle, body }}
            tone="paper"
          />
        ),
      },
      {
        state: 'Text alone, sunken',
        view: (
          <RichTextSection section={{ _type: 'richTextSection', _key, heading: null, body }} tone="sunken" />
        ),
      },
    ],
  },
  {
    files: ['sections/landing/invitation-section/invitation-section.tsx'],
    shown: [
      {
        state: 'With a button',
        view: (
          <InvitationSection
            section={{
              _type: 'invitationSection',
              _key,
              heading: 'Come along',
              text: sentence,
              button: joinUs,
            }}
            tone="sunken"
          />
        ),
      },
    ],
  },
  {
    files: ['sections/landing/statement-section/statement-section.tsx'],
    shown: [
      {
        state: 'One sentence',
        view: <StatementSection section={{ _type: 'statementSection', _key, text: sentence }} />,
      },
    ],
  },
  {
    files: ['sections/landing/agents-section/agents-section.tsx', 'sections/agent-card.tsx'],
    shown: [
      {
        state: 'Three agents',
        view: (
          <AgentsSection
            section={{
              _type: 'agentsSection',
              _key,
              heading,
              intro: sentence,
              agents: agents.slice(0, 3),
              words,
            }}
            tone="sunken"
          />
        ),
      },
      {
        state: 'One card',
        view: agent && <AgentCard agent={agent} buttonLabel="My Intelligence" linkText={null} />,
      },
    ],
  },
  {
    files: ['sections/landing/challenges-section/challenges-section.tsx', 'sections/agent-links.tsx'],
    shown: [
      {
        state: 'Two challenges',
        view: (
          <ChallengesSection
            section={{
              _type: 'challengesSection',
              _key,
              heading,
              intro: sentence,
              challenges,
              tableHeadings: null,
            }}
            tone="paper"
          />
        ),
      },
      { state: 'Its links', view: <AgentLinks agents={agents} label="Agents" /> },
    ],
  },
  {
    files: ['sections/landing/cards-section/cards-section.tsx'],
    shown: [
      {
        state: 'Four cards',
        view: (
          <CardsSection
            section={{
              _type: 'cardsSection',
              _key,
              heading,
              intro: sentence,
              cards: names.slice(0, 4).map((title) => ({ _key: title, title, text: sentence })),
            }}
            tone="paper"
          />
        ),
      },
    ],
  },
  {
    files: ['sections/landing/statistics-section/statistics-section.tsx'],
    shown: [
      {
        state: 'One number',
        view: (
          <StatisticsSection
            section={{
              _type: 'statisticsSection',
              _key,
              heading,
              intro: null,
              statistics: [
                {
                  _key: 'a',
                  value: '36%',
                  percent: 36,
                  change: null,
                  label: 'of nonprofits',
                  year: '2024',
                  source: 'A survey',
                  sourceUrl: null,
                },
              ],
              labels: null,
            }}
            tone="sunken"
          />
        ),
      },
    ],
  },
  {
    files: ['sections/landing/picture-section/picture-section.tsx'],
    shown: [
      {
        state: 'Failing',
        view: (
          <PictureSection
            section={{ _type: 'pictureSection', _key, picture: missingPicture, caption: sentence }}
            tone="paper"
          />
        ),
      },
    ],
  },
  {
    files: ['sections/landing/talking-agent-section/talking-agent-section.tsx'],
    shown: [
      {
        state: 'Without a video',
        view: (
          <TalkingAgentSection
            section={{
              _type: 'talkingAgentSection',
              _key,
              heading,
              text: paragraphs,
              agent: agent ? { ...agent, videos: noVideo, said: null } : null,
              words: null,
            }}
            tone="paper"
          />
        ),
      },
    ],
  },
  {
    files: ['sections/landing/questions-section/questions-section.tsx'],
    shown: [
      {
        state: 'Two questions',
        view: (
          <QuestionsSection
            section={{
              _type: 'questionsSection',
              _key,
              heading,
              intro: sentence,
              questions: [
                { _key: 'a', question: 'What does it cost?', answer: paragraphs },
                { _key: 'b', question: longTitle, answer: sentence },
              ],
            }}
            tone="sunken"
          />
        ),
      },
    ],
  },
];
