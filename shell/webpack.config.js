const { shellConfig } = require('../kit/webpack.js');

module.exports = (_env, argv) => shellConfig({ production: argv.mode === 'production' });
