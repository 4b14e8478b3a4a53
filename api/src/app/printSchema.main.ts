import 'reflect-metadata';

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiSchemaText } from './apiSchemaText';
import { areas } from './areas';

/** Writes `api/schema.graphql`, the contract that the UI's types are generated from. */
writeFileSync(join(__dirname, '../../schema.graphql'), apiSchemaText(areas));
