const { federate } = require('kit/webpack');

module.exports = federate({ name: '__area__', root: __dirname });
