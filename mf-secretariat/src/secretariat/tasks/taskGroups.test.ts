import { draaiboek } from '../commissions/testCommission';
import { groupTasks, seasonLabel } from './taskGroups';
import { testTask } from './testTasks';

const permit = testTask('t1', 'Vergunning', { grandParent: 'c1', parent: 's1', itemId: 'i1' });
const band = testTask('t2', 'Kapel boeken', { grandParent: 'c2', parent: 's2', itemId: 'i9' });
const single = testTask('t3', 'Podium huren');

const outline = (...[tasks, book]: Parameters<typeof groupTasks>) =>
  groupTasks(tasks, book).map(({ name, parts }) => [
    name,
    ...parts.map((part) => `${part.name}: ${part.tasks.map((task) => task.name).join(', ')}`),
  ]);

test('single tasks come first, then the categories in their order, archived ones too', () => {
  expect(outline([band, permit, single], draaiboek)).toEqual([
    ['Losse taken', ': Podium huren'],
    ['Vergunningen', 'Gemeente: Vergunning'],
    ['Muziek', 'Kapellen: Kapel boeken'],
  ]);
});

test('a group knows its category and colour', () => {
  expect(groupTasks([permit], draaiboek)).toMatchObject([{ categoryId: 'c1', color: '#1c7a45' }]);
});

test('a task whose subcategory is gone stays in its category', () => {
  const homeless = { ...permit, parent: 'gone' };
  expect(outline([homeless], draaiboek)).toEqual([['Vergunningen', 'Overig: Vergunning']]);
});

test('without the draaiboek no task is left out', () => {
  expect(outline([permit, single], undefined)).toEqual([
    ['Losse taken', ': Podium huren'],
    ['Uit het draaiboek', ': Vergunning'],
  ]);
});

test('a season is named by its two years', () => expect(seasonLabel(2026)).toBe('2026-2027'));
