const { shellConfig, workerConfig } = require('./webpackShell.js');

module.exports = (_env, argv) => {
  const production = argv.mode === 'production';
  return production ? [shellConfig({ production }), workerConfig()] : shellConfig({ production });
};
