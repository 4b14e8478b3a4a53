const { testPages } = require('kit/jest');

module.exports = testPages(__dirname);
