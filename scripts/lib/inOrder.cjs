const { default: Sequencer } = require('@jest/test-sequencer');

/** Runs test files in the order of their paths: groups are numbered, what takes longest first. */
module.exports = class InOrder extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => one.path.localeCompare(other.path));
  }
};
