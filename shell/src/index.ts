import './sharedForRemotes';

import { showChosenColors } from './chosenColors';

showChosenColors();

// Asynchronous, so that module federation has the shared modules ready before the first of them is used.
void import('./bootstrap');
