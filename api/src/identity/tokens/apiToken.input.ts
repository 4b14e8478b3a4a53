import { ArrayMaxSize, ArrayUnique, IsMongoId, IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { type PermissionId, permissionIds } from '../catalogue/catalogue';
import { Permission } from '../catalogue/permission.enum';

const MAX_PASSWORD = 200;

@InputType({ description: 'A new API token.' })
export class CreateApiTokenInput {
  @Field({ description: 'What the token is for; another one for each.' })
  @MaxLength(60, { message: texts.tokenNameTooLong })
  @IsNotEmpty({ message: texts.required })
  name: string;

  @Field(() => [Permission], { description: 'What it may use; only what one holds.' })
  @ArrayUnique()
  @ArrayMaxSize(permissionIds.length)
  permissions: PermissionId[];

  @Field(() => [ID], { nullable: true, description: 'The committees it counts for; only those one is in.' })
  @IsMongoId({ each: true, message: texts.unknownCommission })
  @ArrayMaxSize(100)
  @IsOptional()
  commissions?: string[];

  @Field({ description: 'The last day it works, YYYY-MM-DD; within a year.' })
  lastDay: string;

  @Field({ description: 'The password of now.' })
  @MaxLength(MAX_PASSWORD, { message: texts.passwordNotCurrent })
  @IsNotEmpty({ message: texts.required })
  currentPassword: string;
}
