import 'reflect-metadata';

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiSchemaText } from './apiSchemaText';
import { areas } from './areas';
import { permissionsPage } from './permissionsPage';
import { privacyPage } from './privacyPage';
import { schemaParts } from './schemaParts';

const root = join(__dirname, '../../..');

/** Writes the contract that the UI's types are generated from, whole and in parts, and the pages of who may what and of personal data. */
writeFileSync(join(root, 'api/schema.graphql'), apiSchemaText(areas));
const parts = join(root, 'api/schema');
rmSync(parts, { recursive: true, force: true });
mkdirSync(parts);
for (const [part, text] of schemaParts(areas)) writeFileSync(join(parts, `${part}.graphql`), text);
writeFileSync(join(root, 'docs/permissions.md'), permissionsPage(areas));
writeFileSync(join(root, 'docs/privacy.md'), privacyPage(areas));
