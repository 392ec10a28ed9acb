import type { webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as x509 from '@peculiar/x509';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { afterAll, beforeAll } from 'vitest';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const tstInfo = '1.2.840.113549.1.9.16.1.4';

/** How an authority answers: rightly, with an error, by another address, with half an answer, a refusal, or a stamp of something else. */
export type Answering =
  | 'rightly'
  | 'error'
  | 'elsewhere'
  | 'half'
  | 'refusal'
  | 'something else'
  | 'another key';

/** An authority for time stamps (RFC 3161) on this machine. */
export const useTimeStampAuthority = () => {
  const state = {
    answering: 'rightly' as Answering,
    at: new Date('2026-11-26T20:12:03Z'),
    requestCount: 0,
    url: '',
  };
  let keys: webcrypto.CryptoKeyPair;
  let others: webcrypto.CryptoKeyPair;
  let certificate: pkijs.Certificate;

  const stamp = async (request: pkijs.TimeStampReq): Promise<pkijs.TimeStampResp> => {
    if (state.answering === 'refusal')
      return new pkijs.TimeStampResp({
        status: new pkijs.PKIStatusInfo({ status: pkijs.PKIStatus.rejection }),
      });
    const { messageImprint } = request;
    if (state.answering === 'something else')
      messageImprint.hashedMessage = new asn1.OctetString({ valueHex: new Uint8Array(32).buffer });
    const info = new pkijs.TSTInfo({
      version: 1,
      policy: '1.2.3.4.1',
      messageImprint,
      serialNumber: new asn1.Integer({ value: 7 }),
      genTime: state.at,
      ...(request.nonce && { nonce: request.nonce }),
    });
    const content = info.toSchema().toBER();
    const encapContentInfo = new pkijs.EncapsulatedContentInfo({ eContentType: tstInfo });
    // In one piece, as DER wants it; the constructor would make pieces of it.
    encapContentInfo.eContent = new asn1.OctetString({ valueHex: content });
    const signed = new pkijs.SignedData({
      version: 3,
      encapContentInfo,
      certificates: [certificate],
      signerInfos: [
        new pkijs.SignerInfo({
          version: 1,
          sid: new pkijs.IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          signedAttrs: new pkijs.SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new pkijs.Attribute({
                type: '1.2.840.113549.1.9.3',
                values: [new asn1.ObjectIdentifier({ value: tstInfo })],
              }),
              new pkijs.Attribute({
                type: '1.2.840.113549.1.9.4',
                values: [new asn1.OctetString({ valueHex: await crypto.subtle.digest('SHA-256', content) })],
              }),
            ],
          }),
        }),
      ],
    });
    await signed.sign((state.answering === 'another key' ? others : keys).privateKey, 0, 'SHA-256');
    return new pkijs.TimeStampResp({
      status: new pkijs.PKIStatusInfo({ status: pkijs.PKIStatus.granted }),
      timeStampToken: new pkijs.ContentInfo({
        contentType: '1.2.840.113549.1.7.2',
        content: signed.toSchema(true),
      }),
    });
  };

  const server = createServer((incoming, answer) => {
    void (async () => {
      state.requestCount += 1;
      const body = Uint8Array.from(await buffer(incoming));
      if (state.answering === 'error') {
        answer.writeHead(503).end();
        return;
      }
      if (state.answering === 'elsewhere' && incoming.url === '/tsr') {
        answer.writeHead(307, { location: '/elsewhere' }).end();
        return;
      }
      const headers = { 'content-type': 'application/timestamp-reply' };
      if (state.answering === 'half') {
        answer.writeHead(200, headers).write('half');
        return;
      }
      const response = await stamp(pkijs.TimeStampReq.fromBER(body));
      answer.writeHead(200, headers).end(Buffer.from(response.toSchema().toBER()));
    })();
  });

  beforeAll(async () => {
    x509.cryptoProvider.set(crypto);
    keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    others = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const made = await x509.X509CertificateGenerator.createSelfSigned({
      serialNumber: '01',
      name: 'CN=Spec time stamp authority',
      notBefore: new Date('2026-01-01'),
      notAfter: new Date('2046-01-01'),
      signingAlgorithm: algorithm,
      keys,
      extensions: [new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.timeStamping], true)],
    });
    certificate = pkijs.Certificate.fromBER(made.rawData);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return state;
};
