const { shellConfig, visitorsConfig, workerConfig } = require('./webpackShell.js');

module.exports = (_env, argv) => {
  const production = argv.mode === 'production';
  const pages = [shellConfig({ production }), visitorsConfig({ production })];
  return production ? [...pages, workerConfig()] : pages;
};
