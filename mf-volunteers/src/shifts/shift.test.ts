import { season, shift } from '../testVolunteers';
import { askedCount, byDay, dayText, timesText } from './shift';
import { longHours, newShift, shiftInput, shiftSchema } from './ShiftDialogs';

const jan = {
  volunteerId: '1',
  name: 'Jan',
  email: 'jan@voorbeeld.example',
  answer: 'asked' as const,
  isDouble: false,
};

test('days and times in words', () => {
  expect(dayText('2026-11-14')).toBe('zaterdag 14/11/2026');
  expect(timesText({ from: '09:00', to: '12:30' })).toBe('09:00 - 12:30');
  expect(timesText({ from: '20:00', to: '02:00' })).toBe('20:00 - 02:00 (volgende dag)');
});

test('shifts by day', () => {
  const of = (id: string, day: string) => ({ id, day });
  const [a, b, c] = [of('a', '2026-11-14'), of('b', '2026-11-14'), of('c', '2026-11-15')];
  expect(byDay([a, b, c])).toEqual([
    { day: '2026-11-14', shifts: [a, b] },
    { day: '2026-11-15', shifts: [c] },
  ]);
});

test('asked is who did not answer, has an address, and a shift that is not over', () => {
  const night = shift('1', {
    day: '2026-11-14',
    volunteers: [
      jan,
      { ...jan, volunteerId: '2', email: '' },
      { ...jan, volunteerId: '3', answer: 'declined' },
      { ...jan, volunteerId: '4', answer: 'confirmed' },
    ],
  });
  expect(askedCount([night, shift('2', { volunteers: [jan] })], '2026-11-14')).toBe(1);
  expect(askedCount([night], '2026-11-15')).toBe(1);
  expect(askedCount([night], '2026-11-16')).toBe(0);
});

test('a shift lies between 1 April and 31 March of its season', async () => {
  const check = (day: string) =>
    shiftSchema(season).isValid({ ...newShift(day), from: '10:00', to: '12:00' });
  expect(await check(`${season}-03-31`)).toBe(false);
  expect(await check(`${season}-04-01`)).toBe(true);
  expect(await check(`${season + 1}-03-31`)).toBe(true);
  expect(await check(`${season + 1}-04-01`)).toBe(false);
});

test('a shift of over 16 hours is asked about', async () => {
  const night = { ...newShift(`${season}-04-01`), from: '18:00', to: '17:00' };
  await expect(shiftSchema(season).validate(night)).rejects.toThrow('Deze dienst duurt 23 uur. Klopt dat?');
  expect(shiftInput(night)).not.toHaveProperty('allowLong');
  const sure = { ...night, isLong: true };
  expect(await shiftSchema(season).isValid(sure)).toBe(true);
  expect(shiftInput(sure)).toHaveProperty('allowLong', true);
  expect(shiftInput({ ...sure, to: '10:00' })).not.toHaveProperty('allowLong');
  expect([longHours({ from: '06:00', to: '22:30' }), longHours({ from: '06:00', to: '22:00' })]).toEqual([
    '16,5',
    '',
  ]);
});
