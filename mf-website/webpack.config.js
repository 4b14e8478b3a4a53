const { federate } = require('../kit/webpack.js');

module.exports = federate({ name: 'website', root: __dirname });
