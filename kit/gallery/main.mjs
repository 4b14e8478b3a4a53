// The gallery of kit: every component with its states, from the stories beside them (docs/teams.md).
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { common } = require('../webpack.js');

const here = dirname(fileURLToPath(import.meta.url));

/** Stories are compiled as remotes are: with the rules of kit's own preset, from kit's sources. */
function webpackFinal(config, { configType }) {
  const isProduction = configType === 'PRODUCTION';
  const ours = common(join(here, '..'), isProduction, 'gallery', { name: 'kit' });
  const { filename } = ours.output;
  return {
    ...config,
    devtool: isProduction ? false : ours.devtool,
    output: isProduction ? { ...config.output, filename, chunkFilename: filename } : config.output,
    resolve: {
      ...config.resolve,
      ...ours.resolve,
      alias: { ...config.resolve?.alias, ...ours.resolve.alias },
    },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), ...ours.module.rules] },
    // It is read on the machine or in the network where it was built, and making it smaller takes longer than making it.
    optimization: { ...config.optimization, minimize: false },
    cache: { ...ours.cache, buildDependencies: { config: [fileURLToPath(import.meta.url)] } },
    performance: false,
  };
}

/** @type {import('@storybook/react-webpack5').StorybookConfig} */
export default {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: [{ directory: '../src', files: '**/*.stories.tsx' }],
  // Nothing is asked of, or told to, anybody outside.
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableProjectJson: true,
    enableCrashReports: false,
    disableWebpackDefaults: true,
  },
  // The types say what a component takes; reading them out again takes as long as the build.
  typescript: { check: false, reactDocgen: false },
  features: {
    actions: false,
    backgrounds: false,
    highlight: false,
    interactions: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false,
  },
  webpackFinal,
};
