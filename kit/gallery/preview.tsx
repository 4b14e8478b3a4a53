import '@fontsource/bricolage-grotesque/700.css';
import '@fontsource-variable/figtree/wght.css';

import type { Decorator, Preview } from '@storybook/react-webpack5';
import { type ColorScheme, loadDialogPanel } from 'kit/ui';

import { StoryFrame, type StoryAnswers } from './StoryFrame';

/** What a story can say beside its props, in `parameters`. */
export interface StoryParameters {
  /** What the API answers; without it nothing may be asked. */
  api?: StoryAnswers;
  /** The address that is open. */
  path?: string;
}

const inPortal: Decorator = (Story, { id, globals, parameters }) => {
  const { api = {}, path = '/' } = parameters as StoryParameters;
  return (
    <StoryFrame key={id} scheme={globals.scheme as ColorScheme} path={path} answers={api}>
      <Story />
    </StoryFrame>
  );
};

const preview: Preview = {
  decorators: [inPortal],
  // As a page that has been there for a while.
  loaders: [() => loadDialogPanel()],
  parameters: {
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
      },
    },
    options: { storySort: { order: ['ui', 'forms', 'fields'] } },
  },
  initialGlobals: { scheme: 'system' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'system', title: 'As the device' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
