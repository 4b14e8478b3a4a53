// npm run gallery: the gallery of kit's components, with hot reload. With `build`: as `npm start` serves it under /kit.
import './ensure-installed.mjs';

import { buildGalleryIfChanged, codegen, storybook } from './lib/build.mjs';

const [command = 'dev'] = process.argv.slice(2);

if (command === 'build') {
  console.log(
    buildGalleryIfChanged() ? 'Built the gallery.' : 'The gallery has not changed since its last build.',
  );
} else {
  codegen();
  storybook('dev', ['--port', process.env.GALLERY_PORT ?? '6006', '--ci', '--no-version-updates']);
}
