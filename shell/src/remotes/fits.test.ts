import { misfit } from './fits';

const info = { version: '2.0.0', kit: '^1.2.0', react: '19.1.0' };

it.each(['1.2.0', '1.9.3'])('kit %s is in the range ^1.2.0', (kit) => {
  expect(misfit(info, 'Club', kit)).toBeUndefined();
});

it.each(['1.1.9', '2.0.0', '0.9.0'])('kit %s is too old or too new for ^1.2.0: both are named', (kit) => {
  expect(misfit(info, 'Club', kit)).toBe(`Club 2.0.0 vraagt kit ^1.2.0, en dit portaal heeft kit ${kit}.`);
});

it('one that was built for another React is refused', () => {
  expect(misfit({ ...info, react: '18.3.1' }, 'Club', '1.2.0')).toMatch(
    /^Club 2\.0\.0 vraagt React 18\.3\.1, en/,
  );
});
