const { operationsOf } = require('kit/codegen');

module.exports = operationsOf(__dirname);
