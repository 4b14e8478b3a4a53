const { federate } = require('../kit/webpack.js');

module.exports = federate({ name: '__area__', root: __dirname });
