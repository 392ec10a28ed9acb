// node backend/dist/make-signing-key.js [FOLDER]: prints SIGNING_KEY and SIGNING_CERTIFICATE as lines of a file of variables. They are
// new ones, or those that a server has made and kept in FOLDER, its DATA_DIR.
import { resolve } from 'node:path';
import { storedSealPem, makeSealPem, signingVariables } from './platform/crypto/seal-key.ts';
import { StartError } from './platform/errors.ts';

const [folder] = process.argv.slice(2);
try {
  const pem = folder ? storedSealPem(resolve(folder)) : await makeSealPem('Document seal', new Date());
  if (!pem) throw new StartError(`There is no seal-key.pem in ${folder ?? ''}.`);
  for (const [name, value] of Object.entries(signingVariables(pem)))
    process.stdout.write(`${name}=${value}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
