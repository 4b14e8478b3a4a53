import { Field } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import type { PermissionId } from './catalogue';
import { Permission } from './permission.enum';

@AnswerType('The rights of a common role. Nobody holds a role: its rights are what is stored.')
export class RoleTemplate {
  @Field({ description: 'The word by which a form knows it, such as treasurer.' })
  id: string;

  @Field({ description: 'Dutch.' })
  label: string;

  @Field(() => [Permission], { description: 'Without groups.' })
  permissions: PermissionId[];
}

/** The roles that a form offers. None of them manages users: only an Admin gives that. */
export const roleTemplates: readonly RoleTemplate[] = [
  { id: 'treasurer', label: 'Penningmeester', permissions: ['secFin', 'secFact', 'secComlist'] },
  {
    id: 'secretary',
    label: 'Secretaris',
    permissions: ['secNotAge', 'secjaarProg', 'secjaarEdit', 'secComlist', 'secFotoLink'],
  },
  { id: 'clubKeeper', label: 'Ledenadministratie club', permissions: ['clubAdmin'] },
  { id: 'newspaper', label: 'Krantredactie', permissions: ['krantRed', 'webKrant'] },
  { id: 'seller', label: 'Verkoper', permissions: ['krantAdv'] },
  {
    id: 'webEditor',
    label: 'Webredactie',
    permissions: [
      'webNews',
      'webOptocht',
      'webUBPF',
      'webLiedjes',
      'webHome',
      'webJeugdraad',
      'webKrant',
      'webkinder',
      'webContact',
      'webHistory',
    ],
  },
  { id: 'stockKeeper', label: 'Voorraadbeheer', permissions: ['stockAdmin'] },
  { id: 'volunteers', label: 'Boerenploeg', permissions: ['vol'] },
];
