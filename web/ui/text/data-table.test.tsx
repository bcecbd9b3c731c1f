import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

type Region = { name: string; countries: number };

const columns: Column<Region>[] = [
  { key: 'name', heading: 'Region', rowHeading: true, cell: (region) => region.name },
  { key: 'countries', heading: 'Countries', numeric: true, cell: (region) => region.countries },
];
const rows: Region[] = [
  { name: 'Africa', countries: 54 },
  { name: 'Europe', countries: 44 },
];

it('is a table with a name, column headings and row headings', () => {
  render(<DataTable caption="Regions" columns={columns} rows={rows} getKey={(region) => region.name} />);
  const table = screen.getByRole('table', { name: 'Regions' });
  const names = within(table)
    .getAllByRole('columnheader')
    .map((heading) => heading.textContent);
  expect(names).toEqual(['Region', 'Countries']);
  expect(within(table).getByRole('rowheader', { name: 'Africa' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'Europe 44' })).toBeInTheDocument();
});

it('is named by a heading, which is outside the table', () => {
  render(
    <DataTable caption={<h3>Regions</h3>} columns={columns} rows={rows} getKey={(region) => region.name} />,
  );
  const table = screen.getByRole('table', { name: 'Regions' });
  expect(table).not.toContainElement(screen.getByRole('heading', { name: 'Regions' }));
});

it('labels every cell, for the card layout in a narrow container', () => {
  render(<DataTable caption="Regions" columns={columns} rows={rows} getKey={(region) => region.name} />);
  expect(screen.getByRole('cell', { name: '54' })).toHaveAttribute('data-label', 'Countries');
  expect(screen.getByRole('rowheader', { name: 'Africa' })).toHaveAttribute('data-label', 'Region');
});
