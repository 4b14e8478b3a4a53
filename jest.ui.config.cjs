const { areasOf } = require('./kit/areas.js');
const { testPages } = require('./kit/jest.js');
const { builtConstants } = require('./shell/builtRemotes.js');

const pages = testPages(__dirname);

module.exports = {
  ...pages,
  displayName: 'ui',
  roots: ['<rootDir>/kit/src', '<rootDir>/shell/src', ...areas()],
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: { '\\.md$': '<rootDir>/shell/src/testing/guideText.cjs', ...pages.transform },
  // As webpack does in shell/webpackShell.js.
  globals: { ...builtConstants(__dirname), THIS_BUILD: 'test' },
  // One for each of CI's two cores; jest would keep one free.
  maxWorkers: 2,
};

function areas() {
  return areasOf(__dirname).map((area) => `<rootDir>/mf-${area}/src`);
}
