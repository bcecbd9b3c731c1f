import { Loading } from '../../gate/loading.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { Beside, Grid } from '../../ui/grid.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type Column, DataTable } from '../../ui/text/data-table.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Rail } from '../../ui/text/rail.tsx';
import type { Specimen } from '../specimen.ts';
import { longTitle, longWord, names, sentence } from './samples.ts';

type Row = { id: number; problem: string; impact: string };

const columns: Column<Row>[] = [
  { key: 'id', heading: 'ID', numeric: true, cell: ({ id }) => id },
  { key: 'problem', heading: 'Problem', rowHeading: true, cell: ({ problem }) => problem },
  { key: 'impact', heading: 'Impact', cell: ({ impact }) => impact },
];
const rows: Row[] = [
  { id: 1, problem: 'A waitlist in a notebook', impact: sentence },
  { id: 2, problem: longTitle, impact: longWord },
];
const getKey = ({ id }: Row) => id;

const renderCard = (text: string) => (
  <Card>
    <Heading as="h3" $size="title">
      {text}
    </Heading>
    <p>{sentence}</p>
  </Card>
);

export const frameSpecimens: Specimen[] = [
  {
    files: ['ui/section.tsx', 'ui/container.tsx'],
    shown: [
      ...(['paper', 'sunken', 'band'] as const).map((tone) => ({
        state: tone,
        view: (
          <Section tone={tone}>
            <p>
              {sentence} <a href="/about">About the platform</a>
            </p>
          </Section>
        ),
      })),
      { state: 'The container alone', view: <Container>{sentence}</Container> },
    ],
  },
  {
    files: ['ui/card.tsx'],
    shown: [
      { state: 'Short', view: renderCard('A card') },
      { state: 'Long text', view: renderCard(longTitle) },
      { state: 'Empty', view: <Card /> },
    ],
  },
  {
    files: ['ui/grid.tsx'],
    shown: [
      {
        state: 'Three cards',
        view: (
          <Grid>
            {['One', 'Two', longWord].map((text) => (
              <div key={text}>{renderCard(text)}</div>
            ))}
          </Grid>
        ),
      },
      {
        state: 'Two parts beside each other',
        view: (
          <Beside $first={5} $gap={6}>
            {renderCard('Five twelfths')}
            {renderCard('Seven twelfths')}
          </Beside>
        ),
      },
    ],
  },
  {
    files: ['ui/stack.tsx'],
    shown: [
      {
        state: 'Two cards',
        view: (
          <Stack $gap={6}>
            {renderCard('One')}
            {renderCard('Two')}
          </Stack>
        ),
      },
    ],
  },
  {
    files: ['ui/text/rail.tsx'],
    shown: [
      {
        state: 'Eight cards',
        view: (
          <Rail list="ul">
            {names.map((name) => (
              <li key={name}>{renderCard(name)}</li>
            ))}
          </Rail>
        ),
      },
      { state: 'Empty', view: <Rail list="ul">{null}</Rail> },
    ],
  },
  {
    files: ['ui/reveal.tsx'],
    shown: [{ state: 'Scroll away and back', view: <Reveal>{renderCard('It fades in')}</Reveal> }],
  },
  {
    files: ['ui/text/data-table.tsx'],
    shown: [
      {
        state: 'Two rows',
        view: <DataTable caption="Priorities" columns={columns} rows={rows} getKey={getKey} />,
      },
      {
        state: 'In a narrow place',
        view: (
          <div style={{ width: '20rem' }}>
            <DataTable caption="Priorities" columns={columns} rows={rows} getKey={getKey} />
          </div>
        ),
      },
      {
        state: 'Empty',
        view: <DataTable caption="Priorities" columns={columns} rows={[]} getKey={getKey} />,
      },
    ],
  },
  { files: ['gate/loading.tsx'], shown: [{ state: 'While a page is on its way', view: <Loading /> }] },
];
