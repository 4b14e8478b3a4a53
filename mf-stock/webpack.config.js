const { federate } = require('../kit/webpack.js');

module.exports = federate({ name: 'stock', root: __dirname });
