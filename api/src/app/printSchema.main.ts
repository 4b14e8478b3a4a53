import 'reflect-metadata';

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiSchemaText } from './apiSchema';
import { areas } from './areas';
import { permissionsPage } from './permissionsPage';
import { privacyPage } from './privacyPage';
import { waitingPage } from './waitingPage';

const root = join(__dirname, '../../..');

/** Writes the contract that the UI's types are generated from, and the pages of who may what, of personal data and of who must act. */
writeFileSync(join(root, 'api/schema.graphql'), apiSchemaText(areas));
writeFileSync(join(root, 'docs/permissions.md'), permissionsPage(areas));
writeFileSync(join(root, 'docs/privacy.md'), privacyPage(areas));
writeFileSync(join(root, 'docs/waiting.md'), waitingPage());
