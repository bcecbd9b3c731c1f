import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { allAgents } from '../../../scripts/seed/agents/all-agents.ts';
import { getSeedContent } from '../../../tests/setup/seed-content.ts';
import { AGENT_QUERY } from '../../pages/agent/agent-query.ts';
import { WorkSample } from './work-sample.tsx';

const labels = { example: 'Example', flagged: 'Needs you', done: 'Done' };

/** The piece of work of an agent of the seed, with the labels of the test. */
function show(slug: string) {
  const { workSample } = getSeedContent(AGENT_QUERY, { slug }) ?? {};
  if (!workSample) throw new Error(`${slug} has no piece of work`);
  render(
    <MemoryRouter>
      <WorkSample work={workSample} labels={labels} />
    </MemoryRouter>,
  );
  return workSample;
}

/** The numbers of the only table. */
function readTable(parts: ReturnType<typeof show>['parts']): number[][] {
  const [table] = parts.flatMap((part) => (part._type === 'workTable' ? part : []));
  return table?.rows.map(({ cells }) => cells.slice(1).map(amount)) ?? [];
}

const amount = (cell = '') => Number(cell.replaceAll(/[$,%]/g, '').replace('–', '-'));

it.each(allAgents)('$name shows a piece of work, marked as an example once', ({ slug }) => {
  const { title } = show(slug);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title ?? '');
  expect(screen.getAllByText('Example')).toHaveLength(1);
});

describe('the numbers add up', () => {
  it('in the cash calendar: each week’s balance, and the totals', () => {
    show('tara');
    const rows = screen
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map(({ textContent }) => amount(textContent)),
      )
      .filter((cells) => cells.length === 3);
    const weeks = rows.slice(0, 13);
    let left = 38_400;
    for (const [received = 0, spent = 0, balance] of weeks) {
      left += received - spent;
      expect(balance).toBe(left);
    }
    const total = (column: number) => weeks.reduce((sum, row) => sum + (row[column] ?? 0), 0);
    expect(rows[13]).toEqual([total(0), total(1), left]);
  });

  it('in the cash calendar: payroll, the largest cost, is due every second week', () => {
    const { parts } = show('tara');
    const weeks = readTable(parts).slice(0, 13);
    const withPayroll = weeks.map(([, spent = 0]) => spent >= 12_600);
    expect(withPayroll).toEqual(weeks.map((_week, index) => index % 2 === 0));
  });

  it('in the board page: each share and price is that of its own numbers', () => {
    const { parts } = show('diana');
    const figures = parts.flatMap((part) => (part._type === 'workFigures' ? part.figures : []));
    const numbers = figures.map(({ value, label }) => [
      amount(value ?? ''),
      ...(label?.split(':')[1]?.match(/[\d,]+/g) ?? []).map(amount),
    ]);
    const [, held, price, returned] = numbers;
    expect(held?.[0]).toBe(Math.round((100 * (held?.[1] ?? 0)) / (held?.[2] ?? 1)));
    expect(price?.[0]).toBe(Math.round((price?.[1] ?? 0) / (price?.[2] ?? 1)));
    expect(returned?.[0]).toBe(Math.round((100 * (returned?.[1] ?? 0)) / (returned?.[2] ?? 1)));
  });

  it('in the pay letter: the year’s pay, the raise and its cost with payroll tax', () => {
    show('huma');
    const [hourly = 0, formerly = 0, hours = 0] = [24.5, 23.5, 2080];
    const money = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;
    const letter = screen.getByText(/an hour instead of/);
    expect(letter).toHaveTextContent(
      `${money(hourly * hours)} instead of ${money(formerly * hours)}: ${money((hourly - formerly) * hours)} more, or 4.3 percent`,
    );
    expect(screen.getByText(/The budget carries/)).toHaveTextContent(
      `$${(Math.ceil((2080 * 1.0765) / 10) * 10).toLocaleString('en-US')} with payroll tax`,
    );
  });

  it('in the week’s shifts: what is open, and the totals', () => {
    const { parts } = show('preston');
    const rows = readTable(parts);
    for (const [needed = 0, confirmed = 0, open] of rows) expect(open).toBe(needed - confirmed);
    const days = rows.slice(0, -1);
    expect(rows.at(-1)).toEqual(
      [0, 1, 2].map((column) => days.reduce((sum, row) => sum + (row[column] ?? 0), 0)),
    );
  });

  it('in the pilot: the share of missed visits, and the totals', () => {
    const { parts } = show('neo');
    const rows = readTable(parts);
    for (const [visits = 0, missed = 0, share] of rows)
      expect(share).toBe(Math.round((100 * missed) / visits));
    const weeks = rows.slice(1, 4);
    expect(rows.at(-1)?.slice(0, 2)).toEqual(
      [0, 1].map((column) => weeks.reduce((sum, row) => sum + (row[column] ?? 0), 0)),
    );
  });
});

it('says in words which line needs a decision, and which item is done', () => {
  show('tara');
  expect(screen.getByRole('rowheader', { name: /^August 10/ })).toHaveTextContent('August 10 Needs you');
  show('huma');
  expect(screen.getByText(/^The board approved the scale/)).toHaveTextContent(/^Done: The board approved/);
});

it('writes dates as they are written in the United States', () => {
  for (const { work } of allAgents)
    expect(JSON.stringify(work)).not.toMatch(/\d (January|February|May|June|July|August)\b/);
});

it('thanks for a gift of $250 with the statement that the IRS asks for', () => {
  show('monet');
  expect(screen.getByText(/no goods or services in return/)).toBeVisible();
});

it('has a button that only says what it would do', async () => {
  const { approveEffect } = show('monet');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(screen.getByRole('status')).toHaveTextContent(approveEffect ?? '');
});

it('shows nothing for an agent without a piece of work', () => {
  const { container } = render(<WorkSample work={null} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});
