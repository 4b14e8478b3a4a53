const { federate } = require('../kit/webpack.js');

module.exports = federate({ name: 'volunteers', root: __dirname });
