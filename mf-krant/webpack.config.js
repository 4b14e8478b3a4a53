const { federate } = require('../kit/webpack.js');

module.exports = federate({ name: 'krant', root: __dirname });
