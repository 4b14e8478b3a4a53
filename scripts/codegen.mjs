// npm run codegen: api/schema.graphql from the resolvers, then the types of the UI and the tests from it.
import './ensure-installed.mjs';

import { buildApi, codegen, run } from './lib/build.mjs';

buildApi();
run('node', ['api/dist/app/printSchema.main.js']);
codegen();
console.log('api/schema.graphql and the generated types are up to date.');
