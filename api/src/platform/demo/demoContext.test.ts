import { demoContext } from './demoContext';

it('names no person with letters that the library itself has wrong', async () => {
  const { faker } = await demoContext(1);
  const texts = JSON.stringify(faker.rawDefinitions);
  expect(texts).toContain('"Ömer"');
  expect(texts).not.toMatch(/[\u0080-\u009f]/);
});
