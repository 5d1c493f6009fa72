#!/bin/sh
# SeaweedFS with one account, taken from the environment, and the bucket of the product.
set -eu
: "${STORAGE_KEY:?Set STORAGE_KEY to letters and digits}"
: "${STORAGE_SECRET:?Set STORAGE_SECRET to random letters and digits}"
umask 077
cat >/tmp/s3.json <<JSON
{"identities":[{"name":"shishir","credentials":[{"accessKey":"$STORAGE_KEY","secretKey":"$STORAGE_SECRET"}],
"actions":["Admin","Read","Write","List","Tagging"]}]}
JSON
{
  until echo 's3.bucket.create -name shishir' | weed shell >/dev/null 2>&1; do sleep 1; done
} &
exec weed server -dir=/data -s3 -s3.config=/tmp/s3.json -master.volumeSizeLimitMB=1024
