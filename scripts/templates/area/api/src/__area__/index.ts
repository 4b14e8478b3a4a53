import type { Area } from '../identity/area';
import { demo__Area__ } from './__area__.demo';
import { __area__Privacy } from './__area__.privacy';
import { __area__Words } from './__area__.words';

/** __AreaTitle__. */
export const __area__: Area = {
  name: '__area__',
  resolvers: [],
  words: __area__Words,
  models: [],
  privacy: __area__Privacy,
  extensions: [],
  demo: demo__Area__,
};
