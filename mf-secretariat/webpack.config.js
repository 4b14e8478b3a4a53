const { federate } = require('../kit/webpack.js');

module.exports = federate({ name: 'secretariat', root: __dirname });
