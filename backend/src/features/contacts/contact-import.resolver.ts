import type { ImportField, ImportUndone, ImportVerdict } from '@hearthline/rules/contact-import.ts';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { fieldText, idOf } from '../../platform/field-text.ts';
import { ContactImportRows, ContactImportSummary, ContactImportType, ImportFieldEnum, ImportUndoneEnum, ImportVerdictEnum } from './contact-import.page.ts';
import { listImportRows, listImports, readImport, type ImportView } from './contact-import.read.ts';
import { mapImport, startImport, undoImport } from './contact-import.service.ts';

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
  contactImport(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an import') }) id: string): Promise<ImportView> {
    return readImport(context, id);
  }

  @Allow('contact:import')
  @Query(() => ContactImportRows, { description: 'Rows of an import, 50 per page.' })
  contactImportRows(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an import') }) id: string,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number | null,
    @Arg('verdict', () => ImportVerdictEnum, { nullable: true, description: 'Only rows with this verdict of the dry run.' }) verdict?: ImportVerdict | null,
    @Arg('undone', () => ImportUndoneEnum, { nullable: true, description: 'Only rows with this result of reverting the import.' }) undone?: ImportUndone | null,
  ): ReturnType<typeof listImportRows> {
    return listImportRows(context, id, { page, verdict, undone });
  }

  @Allow('contact:import')
  @Mutation(() => ContactImportType, { description: 'Sets the field of each column and starts the dry run, which changes no contact. `CONFLICT` unless the import is `uploaded` or `checked`.' })
  async mapContactImport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an import') }) id: string,
    @Arg('mapping', () => [ImportFieldEnum], { description: 'One field for each column, in order. `email` is required; only `skip` may be used more than once.' }) mapping: ImportField[],
  ): Promise<ImportView> {
    return readImport(context, await mapImport(context, id, { mapping }));
  }

  @Allow('contact:import')
  @Mutation(() => ContactImportType, { description: 'Creates and updates contacts as the dry run found. `CONFLICT` unless the import is `checked`; `BAD_INPUT` if no row would change anything.' })
  async startContactImport(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an import') }) id: string): Promise<ImportView> {
    return readImport(context, await startImport(context, id));
  }

  @Allow('contact:import')
  @Mutation(() => ContactImportType, { description: 'Reverts an import: deletes the contacts it created and restores those it updated, except where they have been changed or used since. `CONFLICT` unless the import is `imported`.' })
  async revertContactImport(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an import') }) id: string): Promise<ImportView> {
    return readImport(context, await undoImport(context, id));
  }
}
