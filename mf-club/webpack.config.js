const { federate } = require('../kit/webpack.js');

module.exports = federate({ name: 'club', root: __dirname });
