import type { ImportField, ImportUndone, ImportVerdict } from '@hearthline/rules/people/contacts/import.ts';
import type { ImportWordField } from '@hearthline/rules/people/contacts/import-words.ts';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { fieldText, idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import {
  ImportFieldEnum,
  ImportUndoneEnum,
  ImportVerdictEnum,
  ImportWordFieldEnum,
} from './import-enums.types.ts';
import { ContactImportOptionsInput } from './import.inputs.ts';
import {
  ContactImportNamePage,
  ContactImportRows,
  ContactImportSummary,
  ContactImportType,
  ContactImportWord,
} from './import.types.ts';
import { listImportRows, listImports, readImport, type ImportView } from './import.queries.ts';
import { mapImport, startImport, undoImport } from './import.service.ts';
import { listImportNames, listImportWords, type ImportWord } from './column-words.queries.ts';

/** Files of contacts; they are uploaded at `POST /api/contact-imports`. */
@Resolver()
export class ContactImportResolver {
  @Allow('contact:import')
  @Query(() => [ContactImportSummary], { description: 'The twenty newest imports.' })
  contactImports(@Ctx() context: Context): ReturnType<typeof listImports> {
    return listImports(context);
  }

  @Allow('contact:import')
  @Query(() => ContactImportType, { description: 'One import.' })
  contactImport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an import') }) id: string,
  ): Promise<ImportView> {
    return readImport(context, id);
  }

  @Allow('contact:import')
  @Query(() => ContactImportRows, { description: 'Rows of an import, 50 per page.' })
  contactImportRows(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an import') }) id: string,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number | null,
    @Arg('verdict', () => ImportVerdictEnum, {
      nullable: true,
      description: 'Only rows with this verdict of the dry run.',
    })
    verdict?: ImportVerdict | null,
    @Arg('undone', () => ImportUndoneEnum, {
      nullable: true,
      description: 'Only rows with this result of reverting the import.',
    })
    undone?: ImportUndone | null,
  ): ReturnType<typeof listImportRows> {
    return listImportRows(context, id, { page, verdict, undone });
  }

  @Allow('contact:import')
  @Query(() => [ContactImportWord], {
    description: 'The 200 most frequent words in a column of an import, with what they seem to stand for.',
  })
  contactImportWords(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an import') }) id: string,
    @Arg('column', () => Int, { description: 'The place of the column, from 0.' }) column: number,
    @Arg('field', () => ImportWordFieldEnum, { description: 'The field that the column is to hold.' })
    field: ImportWordField,
  ): Promise<ImportWord[]> {
    return listImportWords(context, id, column, field);
  }

  @Allow('contact:import')
  @Query(() => ContactImportNamePage, {
    description:
      'The full names in a column of an import that can be split in more than one way, 10 per page.',
  })
  contactImportNames(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an import') }) id: string,
    @Arg('column', () => Int, { description: 'The place of the column, from 0.' }) column: number,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number | null,
  ): ReturnType<typeof listImportNames> {
    return listImportNames(context, id, column, page);
  }

  @Allow('contact:import')
  @Mutation(() => ContactImportType, {
    description:
      'Sets the field of each column and starts the dry run, which changes no contact. `CONFLICT` unless the import is `uploaded` or `checked`.',
  })
  async mapContactImport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an import') }) id: string,
    @Arg('mapping', () => [ImportFieldEnum], {
      description:
        'One field for each column, in order. `email` is required; only `skip` may be used more than once.',
    })
    mapping: ImportField[],
    @Arg('options', () => ContactImportOptionsInput, {
      nullable: true,
      description: 'How the rows are read; the defaults if missing.',
    })
    options?: ContactImportOptionsInput | null,
  ): Promise<ImportView> {
    return readImport(context, await mapImport(context, id, { mapping, options }));
  }

  @Allow('contact:import')
  @Mutation(() => ContactImportType, {
    description:
      'Creates and updates contacts as the dry run found. `CONFLICT` unless the import is `checked`; `BAD_INPUT` if no row would change anything.',
  })
  async startContactImport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an import') }) id: string,
  ): Promise<ImportView> {
    return readImport(context, await startImport(context, id));
  }

  @Allow('contact:import')
  @Mutation(() => ContactImportType, {
    description:
      'Reverts an import: deletes the contacts it created and restores those it updated, except where they have been changed or used since. `CONFLICT` unless the import is `imported`.',
  })
  async revertContactImport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an import') }) id: string,
  ): Promise<ImportView> {
    return readImport(context, await undoImport(context, id));
  }
}
